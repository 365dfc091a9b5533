/** The file types of a delivery: PDF, Word, Excel and PowerPoint, by their content. */
import { type CvType, inspectCv } from './cv-type.ts';

export type DeliverableType = CvType | (typeof zipTypes)[keyof typeof zipTypes];

/** Finds the type of a file from its content, which may arrive in parts; `null` for any other type. */
export function inspectDeliverable(): { add(part: Uint8Array): void; type(): DeliverableType | null } {
  const cv = inspectCv();
  const decoder = new TextDecoder('latin1'); // each byte becomes one character
  let start = '';
  let end = '';
  let found: DeliverableType | null = null;
  return {
    add(part) {
      cv.add(part);
      const text = end + decoder.decode(part);
      if (start.length < zipMark.length) start += text.slice(end.length, end.length + zipMark.length);
      for (const [mark, type] of Object.entries(zipTypes)) if (text.includes(mark)) found ??= type;
      end = text.slice(-maxMarkLength);
    },
    type: () => cv.type() ?? (start.startsWith(zipMark) ? found : null),
  };
}

const zipMark = 'PK\x03\x04';

/** By a part that the archive has. */
const zipTypes = {
  'xl/workbook.xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'ppt/presentation.xml': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;

const maxMarkLength = Math.max(...Object.keys(zipTypes).map(({ length }) => length));
