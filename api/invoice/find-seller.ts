/** The parties of a new invoice. */
import { eq, sql } from 'drizzle-orm';
import type { Bilingual } from '../bilingual.ts';
import type { Db } from '../db/db.ts';
import { companies, customers } from '../db/schema/invoice.ts';
import type { Company, Customer } from './invoice-values.ts';

/** The company in the buyer's country, or the first one. */
export function sellerFor({ country }: Pick<Customer, 'country'>, from: readonly Company[]): Company {
  const found = from.find((company) => company.country === country) ?? from[0];
  if (found === undefined) throw new Error('The database has no company.');
  return found;
}

/** The buyer and the seller for a client by name. */
export async function findParties(tx: Db, client: Bilingual): Promise<{ buyer: Customer; seller: Company }> {
  const all = await tx.select().from(companies).orderBy(sql`${companies.name} <> 'SG-SA'`, companies.name);
  const name = client.en ?? client.ar ?? '';
  const [known] = await tx.select().from(customers).where(eq(customers.name, name));
  const unknown = { name, customer_name: client, country: null, tax_id: null, address: null, email: null };
  const buyer = known ?? unknown;
  return { buyer, seller: sellerFor(buyer, all) };
}
