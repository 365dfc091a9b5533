/**
 * Records ten calls with each error, as Node does. Vitest records a hundred, which takes up to a tenth of the time of a
 * file whose requests are refused.
 */
Error.stackTraceLimit = 10;
