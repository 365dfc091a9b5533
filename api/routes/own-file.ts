/** The files of a candidate: their references in records, and their contents. */
import { and, eq, sql } from 'drizzle-orm';
import { privateFiles } from '../../src/services/contract/paths.ts';
import { localizeText } from '../bilingual.ts';
import type { Db } from '../db/db.ts';
import { contracts } from '../db/schema/contract.ts';
import { jobRequestCandidates, jobRequests } from '../db/schema/job-request.ts';
import { profiles } from '../db/schema/profile.ts';
import { uploads } from '../db/schema/sign-up.ts';
import type { Deps } from '../deps.ts';
import { bytesOf, type FileBody } from '../files/bytes-of.ts';
import { plainPdf } from './plain-pdf.ts';

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

/** The file of an address if it belongs to the candidate, otherwise `null`. */
export async function findOwnFile({ db, files }: Files, address: string, user: string): Promise<OwnFile | null> {
  if (!address.startsWith(privateFiles)) return null;
  const name = address.slice(privateFiles.length);
  return (
    (await uploadedFile({ db, files }, name, user)) ??
    (await fileOfContract(db, name, user)) ??
    (await fileOfRequest(db, name, user)) ??
    fileOfProfile(db, name, user)
  );
}

type Files = Pick<Deps, 'db' | 'files'>;

async function uploadedFile({ db, files }: Files, name: string, user: string): Promise<OwnFile | null> {
  const [found] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.name, name), eq(uploads.owner, user), eq(uploads.status, 'stored')));
  const content = found && (await bytesOf(found, files));
  return content ? { fileName: found.file_name, mediaType: found.media_type, size: found.file_size, content } : null;
}

async function fileOfContract(db: Db, name: string, user: string): Promise<OwnFile | null> {
  const [found] = await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.user, user), sql`${contracts.documents} @> ${JSON.stringify([{ name }])}::jsonb`));
  const file = found?.documents.find((each) => each.name === name);
  if (found === undefined || file === undefined) return null;
  const { title, party_name } = found;
  return generate(file, [
    `${file.document_type}, version ${file.version}`,
    `Contract ${found.name}`,
    localizeText(title, 'en'),
    localizeText(party_name, 'en'),
  ]);
}

async function fileOfRequest(db: Db, name: string, user: string): Promise<OwnFile | null> {
  const [found] = await db
    .select({ request: jobRequests })
    .from(jobRequestCandidates)
    .innerJoin(jobRequests, eq(jobRequests.name, jobRequestCandidates.rfq))
    .where(
      and(eq(jobRequestCandidates.user, user), sql`${jobRequests.attachments} @> ${JSON.stringify([{ name }])}::jsonb`),
    );
  const file = found?.request.attachments.find((each) => each.name === name);
  if (found === undefined || file === undefined) return null;
  const { job_title, summary } = found.request;
  return generate(file, [
    `Job request ${found.request.name}`,
    localizeText(job_title, 'en'),
    localizeText(summary, 'en'),
  ]);
}

async function fileOfProfile(db: Db, name: string, user: string): Promise<OwnFile | null> {
  const [found] = await db.select().from(profiles).where(eq(profiles.user, user));
  if (found?.upload_cv?.name !== name) return null;
  const { upload_cv, first_name, last_name, headline } = found;
  const lines = [
    `${localizeText(first_name, 'en')} ${localizeText(last_name, 'en')}`,
    headline ? localizeText(headline, 'en') : '',
  ];
  return generate(upload_cv, lines);
}

/** The documents of the demonstration have no stored bytes; they are generated for each request. */
function generate({ file_name, file_size }: FileReference, lines: readonly string[]): OwnFile {
  const content = plainPdf([file_name, ...lines, 'A document of the demonstration data.'], file_size);
  return {
    fileName: file_name,
    mediaType: 'application/pdf',
    size: content.byteLength,
    content: new Uint8Array(content),
  };
}
