/** The cost of scrypt, which each hash also stores. The tests replace this file by a low cost. */
export const passwordCost = { N: 2 ** 15, r: 8, p: 1 };
