/** The account number of a bank as an IBAN, with its check digits (ISO 13616). */
export function iban(country: string, account: string): string {
  const check = 98n - remainder(`${account}${country}00`);
  return `${country}${String(check).padStart(2, '0')}${account}`;
}

/** Letters count as the numbers from 10 to 35. */
const remainder = (text: string): bigint =>
  BigInt(text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n;
