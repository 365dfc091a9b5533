import { eq } from 'drizzle-orm';
import { text } from '../../src/services/contract/fields.ts';
import type { Bilingual, Language } from '../bilingual.ts';
import { bios, profiles } from '../db/schema/profile.ts';
import type { BioCertification, BioLanguage, BioSkill } from '../db/schema/rows.ts';
import { type Answer, personal } from '../wire/asked.ts';
import { readJson } from '../wire/body.ts';
import { Form } from '../wire/form.ts';
import { Refusal } from '../wire/refusal.ts';
import { noSuchDocument } from '../wire/refusals.ts';
import { siteTime } from '../wire/site-time.ts';
import { completenessOf } from './completeness.ts';

/** Keeps the bio draft. With `modified`, only over the version that the draft was made from. */
export const saveBio: Answer = personal(async ({ deps, context, language }, user) => {
  const body = await readJson(context);
  const form = new Form(body);
  const { said, ...draft } = readDraft(form);
  form.settle();
  const modified = text(body.modified);
  return deps.db.transaction(async (tx) => {
    const [profile] = await tx.select().from(profiles).where(eq(profiles.user, user));
    const [old] = await tx.select().from(bios).where(eq(bios.user, user)).for('update');
    if (profile === undefined || old === undefined) throw noSuchDocument();
    if (modified !== null && !isSameTime(modified, old.modified)) throw changedElsewhere();
    const texts = {
      bio: inLanguage(old.bio, language, said.bio),
      other_technical_skills: inLanguage(old.other_technical_skills, language, said.other_technical_skills),
      other_languages: inLanguage(old.other_languages, language, said.other_languages),
    };
    const changes = { ...draft, ...texts, modified: siteTime(deps.now()), modified_by: user };
    const [bio] = await tx.update(bios).set(changes).where(eq(bios.user, user)).returning();
    if (bio === undefined) throw noSuchDocument();
    const { percent, missing } = completenessOf(profile, bio);
    return { name: bio.name, modified: bio.modified, completeness: { percent, missing } };
  });
});

function readDraft(form: Form) {
  const photo = form.text('photo_url', 700_000);
  if (photo !== null && !isPhoto(photo)) form.complain('photo_url', 'invalidChoice');
  return {
    photo_url: photo,
    technical_skills: form.rows('technical_skills', readSkill),
    certifications: form.rows('certifications', readCertification),
    language: form.rows('language', readLanguage),
    said: {
      bio: form.text('bio', 10_000),
      other_technical_skills: form.text('other_technical_skills', 2000),
      other_languages: form.text('other_languages', 2000),
    },
  };
}

/** What is said in one language leaves the other's text as it is; what is emptied is emptied in both. */
function inLanguage(old: Bilingual | null, language: Language, said: string | null): Bilingual | null {
  return said === null ? null : { ...old, [language]: said };
}

function readSkill(row: Form): BioSkill {
  return { skill: row.text('skill') ?? '', level: row.amount('level', 5), years: row.amount('years', 80) };
}

function readCertification(row: Form): BioCertification {
  return {
    certification_name: row.text('certification_name') ?? '',
    issuer: row.text('issuer'),
    issue_date: row.day('issue_date'),
    expiry_date: row.day('expiry_date'),
    credential_id: row.text('credential_id'),
    credential_url: row.text('credential_url', 500),
    attachment: row.text('attachment', 500),
  };
}

function readLanguage(row: Form): BioLanguage {
  return { language: row.text('language') ?? '', level: row.text('level') };
}

const isPhoto = (url: string): boolean => /^(https?:\/\/|\/|data:image\/(png|jpeg|webp);base64,)/.test(url);

/** The wire may drop the zeros at the end of a second's fraction. */
const isSameTime = (one: string, other: string): boolean => plainTime(one) === plainTime(other);
const plainTime = (time: string): string => time.replace('T', ' ').replace(/\.?0+$/, '');

const changedElsewhere = () =>
  new Refusal(417, 'TimestampMismatchError', {
    text: {
      en: 'This was changed somewhere else. Review the latest version.',
      ar: 'جرى تعديل هذا العنصر في مكان آخر. راجع أحدث نسخة.',
    },
    fieldname: 'modified',
  });
