/** The owner of the network's documents. */
const network = 'network@sgnetwork.example';

/** The columns that every document has. */
export const document = (name: string, creation: string, modified = creation, owner = network) => ({
  name,
  owner,
  creation,
  modified,
  modified_by: owner,
});

/** A name in a series: `RFQ-2026-00042`. */
export function inSeries(series: string, day: string, number: number): string {
  return `${series}-${day.slice(0, 4)}-${String(number).padStart(5, '0')}`;
}
