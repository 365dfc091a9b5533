/** Reference data that earlier releases have added, and that this one has changed. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { type Contents, contents, lookups } from '../schema/lookup.ts';
import { landingPage } from './contents/landing-page.ts';
import { loginTheme } from './contents/login-theme.ts';
import { translationText } from './contents/translation-text.ts';
import { serviceRows } from './lookups/services.ts';

/** Brings the reference data of 0.1.0 and 0.2.0 up to date, except what an operator has edited. */
export async function updateReferenceData(tx: Db): Promise<void> {
  await tx
    .update(lookups)
    .set({ fields: sql`${lookups.fields} - 'description'` })
    .where(and(eq(lookups.list, 'service'), eq(sql`${lookups.fields} -> 'description' ->> 'ar'`, formerDescription)));
  for (const { name, fields } of serviceRows)
    await tx
      .update(lookups)
      .set({ fields: sql`${JSON.stringify(fields)}::jsonb || jsonb_strip_nulls(${lookups.fields})` })
      .where(and(eq(lookups.list, 'service'), eq(lookups.name, name)));
  for (const { name, content, former } of changedContents)
    await tx
      .update(contents)
      .set({ content })
      .where(and(eq(contents.name, name), inArray(sql`md5(${contents.content}::text)`, [...former])));
}

/** The Arabic description of “independent experts” in 0.1.0. */
const formerDescription = 'مستشار واحد أو فريق صغير للمدة التي تحتاجها، بأجر متفق عليه قبل بدء العمل.';

/** The contents with the hashes of what 0.1.0 and 0.2.0 have added, as PostgreSQL writes it. */
const changedContents: readonly {
  name: keyof Contents;
  content: Contents[keyof Contents];
  former: readonly string[];
}[] = [
  {
    name: 'landing_page',
    content: landingPage,
    former: ['8bf5991201d1052c22246ec6124143bf', 'b48a2664cbecba49d66e1ae121c2bb05'],
  },
  { name: 'login_theme', content: loginTheme, former: ['548da28e5c7380fe8fc457115fcc7e4e'] },
  { name: 'translation_text', content: translationText, former: ['74cd191049e8e9f70124f1bd0b20d43e'] },
];
