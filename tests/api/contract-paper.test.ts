import { afterAll, beforeAll, expect, it } from 'vitest';
import { localizeText } from '../../api/bilingual.ts';
import { contracts } from '../../api/db/schema/contract.ts';
import type { SignatureFacts } from '../../api/db/schema/rows.ts';
import { maxTexts } from '../../api/documents/bound-texts.ts';
import { signedContractPdf } from '../../api/documents/contract-paper.ts';
import { htmlBlocks } from '../../api/documents/html-blocks.ts';
import { missingGlyph, readPdf, wordsOf } from './read-pdf.ts';
import { readRecord } from './reading.ts';
import { createTestApi, secondAccount, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const signature = {
  signer_name: 'Layla Haddad',
  signed_on: '2026-03-05 10:30:00.000000',
  terms_hash: 'ab'.repeat(32),
} satisfies Omit<SignatureFacts, 'language' | 'terms'>;

async function contract() {
  const [found] = await api.db.select().from(contracts).limit(1);
  if (!found) throw new Error('The seed has no contract.');
  return found;
}

it.each([
  ['en', ['1. Parties', 'Milestones', '5 March 2026, 10:30', 'Signed electronically by']],
  ['ar', ['السداد', 'مراحل التنفيذ', '5 مارس 2026']],
] as const)('prints a signed contract with its terms and the facts of the signature in %s', async (language, parts) => {
  const signed = await contract();
  const terms = localizeText(signed.contract_terms, language);
  const pdf = await readPdf(await signedContractPdf(signed, { ...signature, language, terms }));
  const words = wordsOf(pdf).replace(/\s+/g, ' ');
  for (const part of parts.flatMap((text) => text.split(' '))) expect(words).toContain(part);
  expect(words).toContain(signature.terms_hash);
  expect(words).toContain('Layla Haddad');
  expect(pdf.glyphs.filter(({ code }) => code === missingGlyph)).toEqual([]);
});

it('does not print a contract with terms that would be cut', async () => {
  const terms = 'x'.repeat(maxTexts);
  const tooLong = signedContractPdf(await contract(), { ...signature, language: 'en', terms });
  await expect(tooLong).rejects.toThrow('too long');
});

it('reads headings, paragraphs and items from HTML', () => {
  const html = '<h3>1. One &amp; two</h3><p>First <strong>line</strong><br>second</p><ul><li>Item</li></ul>tail <b';
  expect(htmlBlocks(html)).toEqual([
    { kind: 'heading', text: '1. One & two' },
    { kind: 'paragraph', text: 'First line' },
    { kind: 'paragraph', text: 'second' },
    { kind: 'item', text: 'Item' },
    { kind: 'paragraph', text: 'tail <b' },
  ]);
  expect(htmlBlocks('<'.repeat(300_000))).toHaveLength(1);
});

it('is downloaded by the candidate who signed it', async () => {
  const { name, contract_terms } = await contract();
  const file_url = `/private/files/${name}-signed.pdf`;
  const token = await api.signIn();
  const download = async (of: string) => (await api.call('downloadFile', { token: of, query: { file_url } })).status;
  expect(await download(token)).toBe(404); // not signed here
  const terms = localizeText(contract_terms, 'ar');
  await api.db.update(contracts).set({ signature: { ...signature, language: 'ar', terms } });
  expect(await download(token)).toBe(200);
  const { documents } = await readRecord(await api.call('getContract', { token, query: { name } }));
  expect(documents).toContainEqual(expect.objectContaining({ file_name: `${name}-signed.pdf`, file_url }));
  expect(await download(await api.signIn(secondAccount))).toBe(404);
});
