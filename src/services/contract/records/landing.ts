import { coerce, define, type Infer, unknown } from 'superstruct';
import { isObject, many, nested, number, record, text } from '../fields.ts';

/** The landing page's content. Nothing of it is demanded: the page stands without it. */
export const landingPage = record([], {
  hero: nested({ heading: text, sub_heading: text, image: text, cta_label: text, cta_route: text }),
  sections: many(
    nested({
      idx: number,
      section_type: text,
      heading: text,
      body: text,
      items: many(nested({ title: text, body: text, icon: text, value: text })),
    }),
  ),
  seo: nested({ title: text, description: text }),
});

/** How the server dresses the login page. Nothing of it is demanded. */
export const loginTheme = record([], {
  logo: text,
  background_image: text,
  primary_color: text,
  on_primary_color: text,
  heading: text,
  sub_heading: text,
  support_email: text,
});

/** Words that the server puts in place of the catalogue's, key by key; blanks are left out. */
export const translationText = coerce(
  define<Record<string, string>>('translation text', isObject),
  unknown(),
  (value) =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
          ),
        )
      : value,
);

export type LandingPage = Infer<typeof landingPage>;
export type LoginTheme = Infer<typeof loginTheme>;
