/** The files of a candidate: their references in records, and their contents. */

import { and, eq, sql } from 'drizzle-orm';
import type { Language } from '../../src/services/contract/language.ts';
import { privateFiles } from '../../src/services/contract/paths.ts';
import { type Bilingual, localizeText } from '../bilingual.ts';
import type { Db } from '../db/db.ts';
import { contracts } from '../db/schema/contract.ts';
import { jobRequestCandidates, jobRequests } from '../db/schema/job-request.ts';
import { profiles } from '../db/schema/profile.ts';
import { uploads } from '../db/schema/sign-up.ts';
import type { Deps } from '../deps.ts';
import { contractPaper, signedContractPdf } from '../documents/contract-paper.ts';
import { invoicePdf } from '../documents/invoice-paper.ts';
import { padPdf } from '../documents/pad-pdf.ts';
import { type Paper, paperPdf } from '../documents/paper.ts';
import { findInvoice } from '../routes/invoice.ts';
import { bytesOf, type FileBody } from './bytes-of.ts';
import type { FileStore } from './file-store.ts';

interface FileReference {
  readonly name: string;
  readonly file_name: string;
  readonly file_url: string | null;
  readonly file_size: number;
}

export interface OwnFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly size: number;
  readonly content: FileBody;
}

/** A reference to a file with the address for downloading it. */
export const withFileUrl = <T extends FileReference>(file: T): T => ({
  ...file,
  file_url: file.file_url ?? `${privateFiles}${file.name}`,
});

/**
 * The file of an address if it belongs to the candidate, otherwise `null`. The documents of the demonstration have no
 * stored bytes; they are generated for each request, in its language.
 */
export async function findOwnFile(request: FileRequest, address: string, user: string): Promise<OwnFile | null> {
  if (!address.startsWith(privateFiles)) return null;
  const name = address.slice(privateFiles.length);
  const upload = await uploadOf(request.deps.db, name, user);
  if (upload !== undefined) return storedFile(upload, request.deps.files);
  const invoice = await fileOfInvoice(request, name, user);
  if (invoice !== null) return invoice;
  const signed = await signedContract(request, name, user);
  if (signed !== null) return signed;
  const { db } = request.deps;
  const found =
    (await fileOfContract(db, name, user)) ??
    (await fileOfRequest(db, name, user)) ??
    (await fileOfProfile(db, name, user));
  return found && generate(request, found, user);
}

export interface FileRequest {
  readonly deps: Pick<Deps, 'db' | 'files' | 'documentQueue'>;
  readonly language: Language;
  /** Aborts when the client has left. */
  readonly signal: AbortSignal;
}

interface FoundPaper {
  readonly file: FileReference;
  readonly paperIn: (language: Language) => Paper;
}

async function uploadOf(db: Db, name: string, user: string) {
  const isOwn = and(eq(uploads.name, name), eq(uploads.owner, user), eq(uploads.status, 'stored'));
  const [upload] = await db.select().from(uploads).where(isOwn);
  return upload;
}

/** `null` when the bytes have been lost: no other document takes their place. */
async function storedFile(upload: typeof uploads.$inferSelect, files: FileStore): Promise<OwnFile | null> {
  const { file_name: fileName, media_type: mediaType, file_size: size } = upload;
  const content = await bytesOf({ ...upload, size }, files);
  return content && { fileName, mediaType, size, content };
}

/** The PDF of an invoice, which the address names with its language. */
async function fileOfInvoice({ deps, signal }: FileRequest, fileName: string, user: string): Promise<OwnFile | null> {
  const language = fileName.endsWith('-ar.pdf') ? 'ar' : fileName.endsWith('-en.pdf') ? 'en' : null;
  const invoice = language && (await findInvoice(deps.db, fileName.slice(0, -'-en.pdf'.length), user));
  if (!invoice || invoice.status === 'Draft') return null;
  const content = await deps.documentQueue.run(user, signal, () => invoicePdf(invoice, language));
  return { fileName, mediaType: 'application/pdf', size: content.byteLength, content };
}

/** The reference to the PDF of a contract as the candidate signed it; none before. */
export const signedDocuments = ({ name, signature }: Pick<typeof contracts.$inferSelect, 'name' | 'signature'>) =>
  signature
    ? [
        {
          name: `${name}-signed`,
          file_name: `${name}${signedEnd}`,
          file_url: `${privateFiles}${name}${signedEnd}`,
          file_size: null,
          is_private: 1 as const,
          document_type: 'Agreement' as const,
          version: 1,
          creation: signature.signed_on,
        },
      ]
    : [];

const signedEnd = '-signed.pdf';

/** The PDF of a contract as the candidate signed it. */
async function signedContract({ deps, signal }: FileRequest, fileName: string, user: string): Promise<OwnFile | null> {
  if (!fileName.endsWith(signedEnd)) return null;
  const isThis = and(eq(contracts.name, fileName.slice(0, -signedEnd.length)), eq(contracts.user, user));
  const [found] = await deps.db.select().from(contracts).where(isThis);
  const signature = found?.signature;
  if (!signature) return null;
  const content = await deps.documentQueue.run(user, signal, () => signedContractPdf(found, signature));
  return { fileName, mediaType: 'application/pdf', size: content.byteLength, content };
}

async function fileOfContract(db: Db, name: string, user: string): Promise<FoundPaper | null> {
  const [found] = await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.user, user), sql`${contracts.documents} @> ${JSON.stringify([{ name }])}::jsonb`));
  const file = found?.documents.find((each) => each.name === name);
  return found && file ? { file, paperIn: (language) => contractPaper(found, file, language) } : null;
}

async function fileOfRequest(db: Db, name: string, user: string): Promise<FoundPaper | null> {
  const [found] = await db
    .select({ request: jobRequests })
    .from(jobRequestCandidates)
    .innerJoin(jobRequests, eq(jobRequests.name, jobRequestCandidates.rfq))
    .where(
      and(eq(jobRequestCandidates.user, user), sql`${jobRequests.attachments} @> ${JSON.stringify([{ name }])}::jsonb`),
    );
  const file = found?.request.attachments.find((each) => each.name === name);
  if (found === undefined || file === undefined) return null;
  const { job_title, summary, name: number } = found.request;
  return { file, paperIn: simplePaper(file.file_name, [{ en: number, ar: number }, job_title, summary]) };
}

async function fileOfProfile(db: Db, name: string, user: string): Promise<FoundPaper | null> {
  const [found] = await db.select().from(profiles).where(eq(profiles.user, user));
  if (found?.upload_cv?.name !== name) return null;
  const { upload_cv, first_name, last_name, headline } = found;
  const fullName = (language: Language) => `${localizeText(first_name, language)} ${localizeText(last_name, language)}`;
  const lines = [{ en: fullName('en'), ar: fullName('ar') }, headline ?? {}];
  return { file: upload_cv, paperIn: simplePaper(upload_cv.file_name, lines) };
}

/** A paper of a few lines. */
const simplePaper =
  (kind: string, [title = {}, ...lines]: readonly Bilingual[]) =>
  (language: Language): Paper => ({
    language,
    kind,
    title: localizeText(title, language),
    facts: [],
    blocks: lines.map((line) => ({ kind: 'paragraph', text: localizeText(line, language) })),
    notes: [demonstration[language]],
  });

const demonstration: Readonly<Record<Language, string>> = {
  en: 'A document of the demonstration data.',
  ar: 'مستند من بيانات العرض التجريبي.',
};

async function generate(request: FileRequest, { file, paperIn }: FoundPaper, user: string): Promise<OwnFile> {
  const { deps, language, signal } = request;
  const pdf = await deps.documentQueue.run(user, signal, () => paperPdf(paperIn(language)));
  const content = padPdf(pdf, file.file_size);
  return { fileName: file.file_name, mediaType: 'application/pdf', size: content.byteLength, content };
}
