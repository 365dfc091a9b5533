/** Tests of the text of a contract document. Long because of the tables of statuses and parts. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localizeText } from '../../api/bilingual.ts';
import { ended } from '../../api/contract/client-steps.ts';
import { contracts } from '../../api/db/schema/contract.ts';
import type { ContractDocument, SignatureFacts } from '../../api/db/schema/rows.ts';
import { maxTexts } from '../../api/documents/bound-texts.ts';
import { contractPaper, signedContractPdf } from '../../api/documents/contract-paper.ts';
import { htmlBlocks } from '../../api/documents/html-blocks.ts';
import { paperPdf } from '../../api/documents/paper.ts';
import { longDay } from './long-day.ts';
import { lettersOf, missingGlyph, readPdf, rightEndsOf, wordsOf } from './read-pdf.ts';
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
  [
    'en',
    [
      '1. Parties',
      'Milestones',
      'Payment terms 30 days',
      'Notice period',
      '5 March 2026, 10:30',
      'Signed electronically by',
    ],
  ],
  ['ar', ['السداد', 'مهلة السداد 30', 'مراحل التنفيذ', '5 مارس 2026']],
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

const amountOf = (amount: number) => new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(amount);

it.each([
  ['Agreement', 'Agreement · version 2', true],
  ['SOW', 'Statement of work · version 2', true],
  ['NDA', 'Non-disclosure agreement · version 2', false],
  ['Amendment', 'Amendment · version 2', false],
  ['Deliverable', 'Deliverable · version 2', false],
] as const)(
  'has the facts of its contract, and what belongs to a document of the type %s',
  async (type, kind, isFull) => {
    const stored = await contract();
    const { milestones } = stored;
    expect(milestones).not.toEqual([]);
    const paper = contractPaper(stored, { document_type: type, version: 2 } as ContractDocument, 'en'); // reads no more of it
    expect(paper).toMatchObject({
      ...{ language: 'en', kind, title: stored.title.en, notes: ['A document of the demonstration data.'] },
      facts: [
        { term: 'Contract', value: stored.name },
        { term: 'Client', value: stored.party_name.en },
        { term: 'Consultant', value: "Noura Al-Sa'doun" },
        { term: 'Starts on', value: longDay(stored.start_date) },
        { term: 'Ends on', value: longDay(stored.end_date) },
        { term: 'Value', value: expect.stringContaining(`${amountOf(stored.contract_value)} · `) },
        { term: 'Payment terms', value: '30 days' },
        { term: 'Notice period', value: `${stored.notice_period_days} days` },
      ],
    });
    const agreed = { blocks: type === 'SOW' ? [] : expect.arrayContaining([{ kind: 'heading', text: '1. Parties' }]) };
    const about = { kind: 'paragraph', text: `${kind.split(' · ')[0]} of the contract named above.` };
    expect(paper).toMatchObject(isFull ? agreed : { blocks: [about], signatures: [] });
    if (!isFull) return expect(paper.table).toBeUndefined();
    expect(paper.table).toEqual({
      title: 'Milestones',
      head: ['Milestone', 'Delivery due', `Amount (${stored.currency})`],
      rows: milestones.map(({ title, due_date, amount }) => [
        localizeText(title, 'en'),
        longDay(due_date),
        amountOf(amount),
      ]),
    });
    expect(paper.signatures?.map(({ party }) => party).sort()).toEqual(['Client', 'Consultant', 'SG Network']);
  },
);

it.each([
  ['en', 30, 1, ['30 days', '1 day']],
  ['ar', 30, 14, ['30 يومًا', '14 يومًا']],
  ['ar', 10, 2, ['10 أيام', 'يومان']],
  ['ar', 100, null, ['100 يوم', null]],
] as const)(
  'states in %s for how many days an invoice and a notice run: %s and %s',
  async (language, payment_terms_days, notice_period_days, values) => {
    const stored = { ...(await contract()), payment_terms_days, notice_period_days };
    const document = { document_type: 'Agreement', version: 1 } as ContractDocument; // reads no more of it
    expect(
      contractPaper(stored, document, language)
        .facts.slice(-2)
        .map(({ value }) => value),
    ).toEqual(values);
  },
);

it.each(['en', 'ar'] as const)(
  'aligns the amounts of the milestones at their decimal points in %s',
  async (language) => {
    const stored = await contract();
    const amounts = [7.25, 98_000.5];
    const milestones = stored.milestones.slice(0, 2).map((each, at) => ({ ...each, amount: amounts[at] ?? 0 }));
    const document = { document_type: 'SOW', version: 1 } as ContractDocument; // reads no more of it
    const pdf = await readPdf(await paperPdf(contractPaper({ ...stored, milestones }, document, language)));
    expect(rightEndsOf(pdf, ['7.25'])).toHaveLength(1);
    expect(rightEndsOf(pdf, ['7.25'])).toEqual(rightEndsOf(pdf, ['98,000.50']));
  },
);

it('names who signed, when, and who has not', async () => {
  const stored = await contract();
  const signatures = [
    { party: 'Candidate', signer_name: 'A', signed_on: '2026-03-05 10:30:00.000000' },
    { party: 'Client', signer_name: { en: 'B' }, signed_on: null },
    { party: 'Network', signer_name: null, signed_on: null },
  ] as unknown as typeof stored.signatures; // the rest is not printed
  const document = { document_type: 'Agreement', version: 1 } as ContractDocument;
  expect(contractPaper({ ...stored, signatures, milestones: [] }, document, 'en')).toMatchObject({
    table: undefined,
    signatures: [
      { party: 'Consultant', name: 'A', signed: '5 March 2026, 10:30' },
      { party: 'Client', name: 'B', signed: 'Not signed' },
      { party: 'SG Network', name: '', signed: 'Not signed' },
    ],
  });
});

it('prints what the candidate signed in place of an earlier signature, and those of the others', async () => {
  const signatures = [
    { party: 'Candidate', signer_name: 'Earlier', signed_on: null },
    { party: 'Client', signer_name: 'Other', signed_on: '2026-01-02 08:00:00.000000' },
  ] as Awaited<ReturnType<typeof contract>>['signatures']; // the rest is not printed
  const signed = { ...(await contract()), signatures, milestones: [] };
  const words = lettersOf(await readPdf(await signedContractPdf(signed, { ...signature, language: 'en', terms: '' })));
  expect(words).toContain('LaylaHaddad5March2026,10:30');
  expect(words).toContain('Other2January2026,08:00');
  expect(words).not.toContain('Earlier');
});

it('prints the same document of a signature after the contract has ended early', async () => {
  const running = await contract();
  const ending = { last_day: '2026-03-20', reason: 'Scope', note: null, asked_on: signature.signed_on };
  const over = ended({ ...running, status: 'Active', ending }, '2026-03-21 08:00:00.000000');
  expect(over.status).toBe('Terminated');
  const print = async (signed: typeof running) =>
    wordsOf(await readPdf(await signedContractPdf(signed, { ...signature, language: 'en', terms: '' })));
  expect(await print(over)).toBe(await print(running));
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

it('reads the numbers of items, also of those with a paragraph', () => {
  const indented = '<ol type="a"><li>c</li><li value="4"><p>d</p><p>e</p></li></ol>';
  const roman = '<ol type=I start=14><li>g</li><li></li><li>h</li></ol>';
  expect(htmlBlocks(`<ol start="4"><li>a</li>${indented}<li>f</li></ol>${roman}<ul><li><p>i</p></li></ul>j`)).toEqual([
    ...['4. a', 'a. c', 'd. d', 'e', '5. f', 'XIV. g', 'XVI. h'].map((text) => ({ kind: 'paragraph', text })),
    { kind: 'item', text: 'i' },
    { kind: 'paragraph', text: 'j' },
  ]);
  expect(htmlBlocks(`<ol${' start '.repeat(40_000)}><li${' value\t'.repeat(40_000)}>`)).toEqual([]);
});

it('reads the cells of a row in one block, apart from each other', () => {
  const rows = '<tr> <th>Report</th>\n<th>Due</th></tr><tr><td>Plan</td><td></td><td>1 May</td></tr>';
  const html = `<table><caption>Steps</caption>${rows}<tr><td><p>A</p> </td> <td><p>B</p></td></tr></table><dl><dt>C</dt><dd>D</dd></dl>`;
  expect(htmlBlocks(html).map(({ text }) => text)).toEqual([
    'Steps',
    'Report · Due',
    'Plan · · 1 May',
    'A',
    'B',
    'C',
    'D',
  ]);
  expect(htmlBlocks(`a${'<td>'.repeat(75_000)}`)).toHaveLength(1);
});

it.each([
  ['&#65;&#x42;&#X43;', 'ABC'],
  ['&#x10ffff;&#55295;', '\u{10ffff}\ud7ff'],
  ['&#0;&#x110000;&#xd800;&#57343;', '&#0;&#x110000;&#xd800;&#57343;'],
  ['&LT;b&gt; &unknown; &amp;lt;', '<b> &unknown; &lt;'],
])('reads the characters %s', (html, text) => {
  expect(htmlBlocks(`<p>${html}</p>`)).toEqual([{ kind: 'paragraph', text }]);
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
