/* Calls an elementary function, the engine's or the system's, for valgrind to count: main FUNCTION LOW HIGH CALLS. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

double own_exp(double x), own_expm1(double x), own_log(double x), own_log1p(double x), own_sin(double x),
    own_cos(double x);

/* What it costs to call and do nothing. */
static double nothing(double x) { return x; }

static const struct {
  const char *name;
  double (*function)(double);
} functions[] = {
    {"nothing", nothing}, {"own_exp", own_exp},     {"own_expm1", own_expm1}, {"own_log", own_log},
    {"own_log1p", own_log1p}, {"own_sin", own_sin}, {"own_cos", own_cos},     {"exp", exp},
    {"expm1", expm1},     {"log", log},             {"log1p", log1p},         {"sin", sin},
    {"cos", cos},
};

int main(int count, char **arguments) {
  if (count != 5) return 2;
  const double low = atof(arguments[2]), high = atof(arguments[3]);
  const int calls = atoi(arguments[4]);
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    if (strcmp(functions[i].name, arguments[1]) != 0) continue;
    double (*volatile function)(double) = functions[i].function;
    double sum = 0;
    /* Spread over the range in an order that no table follows. */
    for (int call = 0; call < calls; call++) sum += function(low + (high - low) * (call * 7919L % 10007) / 10007);
    printf("%g\n", sum);
    return 0;
  }
  return 2;
}
