// Declarations of what the sketch in UNITY.md uses of Unity, and of what could be mistaken for types of the binding, so
// that its C# is compiled somewhere. Nothing here does anything.
#pragma warning disable 0649
using System;

namespace UnityEngine
{
    public class Object
    {
        public static T Instantiate<T>(T original, Transform parent) where T : Object => original;
    }

    public class Component : Object
    {
        public GameObject gameObject => null;
    }

    public class MonoBehaviour : Component
    {
    }

    public class GameObject : Object
    {
        public void SetActive(bool active)
        {
        }
    }

    public class Transform : Component
    {
    }

    public class Camera : Component
    {
    }

    public class RectTransform : Transform
    {
        public Vector2 anchoredPosition { get; set; }
        public Vector2 sizeDelta { get; set; }
        public Rect rect => default(Rect);
    }

    public struct Vector2
    {
        public float x, y;

        public Vector2(float x, float y)
        {
            this.x = x;
            this.y = y;
        }
    }

    public struct Rect
    {
        public float width, height, xMin, yMax;
    }

    public class Event
    {
    }

    public static class Time
    {
        public static double realtimeSinceStartupAsDouble => 0;
    }

    public enum TouchPhase
    {
        Began, Moved, Stationary, Ended, Canceled,
    }

    public struct Touch
    {
        public int fingerId;
        public Vector2 position;
        public TouchPhase phase;
    }

    public static class Input
    {
        public static bool simulateMouseWithTouches { get; set; }
        public static int touchCount => 0;
        public static Vector2 mousePosition => default(Vector2);
        public static Vector2 mouseScrollDelta => default(Vector2);
        public static Touch GetTouch(int index) => default(Touch);
        public static bool GetMouseButtonDown(int button) => false;
        public static bool GetMouseButton(int button) => false;
        public static bool GetMouseButtonUp(int button) => false;
    }

    public static class RectTransformUtility
    {
        public static bool ScreenPointToLocalPointInRectangle(
            RectTransform rect, Vector2 screen, Camera camera, out Vector2 local)
        {
            local = screen;
            return true;
        }
    }
}

namespace UnityEngine.InputSystem.EnhancedTouch
{
    public struct Touch
    {
        public Vector2 screenPosition;
        public double time;
        public TouchPhase phase;
        public static event Action<Finger> onFingerDown, onFingerMove, onFingerUp;

        internal static void Raise(Finger finger)
        {
            onFingerDown(finger);
            onFingerMove(finger);
            onFingerUp(finger);
        }
    }

    public class Finger
    {
        public int index;
        public Touch lastTouch => default(Touch);
    }

    public static class EnhancedTouchSupport
    {
        public static void Enable()
        {
        }
    }
}

namespace UnityEngine.InputSystem
{
    public enum TouchPhase
    {
        None, Began, Moved, Ended, Canceled, Stationary,
    }

    public enum Key
    {
        None,
    }
}
