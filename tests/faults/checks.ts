/** What must be true of the page in every cell. Each check returns the problems that it found, in words. */
import { expect, type Locator } from '@playwright/test';
import type { MessageId } from '../../locales/ids.ts';
import { possibleValues } from './expectations.ts';
import type { Sentence } from './outcome.ts';
import { otherLanguage, type Stage } from './stage.ts';
import { hadToast } from './toasts.ts';

/** Whether a locator becomes visible, or hidden, within the patience of the stage. */
export async function becomes(state: 'visible' | 'hidden', locator: Locator, { patience }: Stage): Promise<boolean> {
  return locator
    .first()
    .waitFor({ state, timeout: patience })
    .then(
      () => true,
      () => false,
    );
}

/** Whether one of the sentences becomes visible, or was in a toast. */
export async function states(sentences: readonly Sentence[], stage: Stage): Promise<boolean> {
  const wasToast = () => hadToast(stage.page, patternOfSentences(sentences, stage));
  return (await wasToast()) || (await becomes('visible', shown(stage, sentences), stage)) || wasToast();
}

const patternOfSentences = (sentences: readonly Sentence[], { messages }: Stage): RegExp =>
  patternOf(sentences.flatMap((each) => textsOf(each, messages)));

/** The elements that show a sentence, as text or as the title of an icon. */
export function shown(stage: Stage, sentences: readonly Sentence[]): Locator {
  const { page } = stage;
  const pattern = patternOfSentences(sentences, stage);
  return page.getByText(pattern).or(page.getByTitle(pattern)).locator('visible=true');
}

const textsOf = (sentence: Sentence, messages: Stage['messages']): string[] =>
  typeof sentence === 'string'
    ? possibleValues(sentence).map((values) => messages(sentence, values))
    : [sentence.words];

const patternOf = (texts: readonly string[]): RegExp =>
  new RegExp(texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+')).join('|'));

export const describe = (sentences: readonly Sentence[], { messages }: Stage): string =>
  sentences
    .map((each) =>
      typeof each === 'string' ? `${each} “${messages(each, possibleValues(each)[0])}”` : `“${each.words}”`,
    )
    .join(' or ');

/** A page without a header, or with an empty main area. */
export async function whitePage({ page, banner, main }: Stage): Promise<string[]> {
  const [header, text] = await Promise.all([banner.count(), main.innerText().catch(() => '')]);
  if (header > 0 && text.trim() !== '') return [];
  const body = await page.locator('body').innerText();
  return [
    `white page: ${header === 0 ? 'no header' : 'an empty main area'}${body.trim() === '' ? ', no text at all' : ''}`,
  ];
}

/** A busy control or a skeleton that stays after the deadline. */
export async function endlessWait(stage: Stage): Promise<string[]> {
  const { page, messages, patience } = stage;
  const busy = page.locator('[aria-busy="true"]').locator('visible=true');
  const isOver = await expect
    .poll(() => busy.count(), { timeout: patience, intervals })
    .toBe(0)
    .then(
      () => true,
      () => false,
    );
  if (isOver) return [];
  const left = await busy.evaluateAll((elements) => elements.map(({ textContent }) => textContent?.trim() ?? ''));
  const waiting = left.map((text) => (text === '' ? messages('loading') : text.slice(0, 60)));
  return [`waits past the deadline: ${waiting.join(', ')}`];
}

const intervals = [10, 20, 40, 80, 160, 250];

/** What the person typed and no longer finds. */
export async function lostWords(typed: readonly (readonly [Locator, string])[]): Promise<string[]> {
  const problems = await Promise.all(
    typed.map(async ([field, value]) => {
      const found = await field
        .first()
        .inputValue()
        .catch(() => null);
      return found === value
        ? []
        : [`the words typed are gone: “${value}” is ${found === null ? 'nowhere' : `“${found}”`}`];
    }),
  );
  return problems.flat();
}

/** The sentences about failures; one of the other language on the page was not translated. */
const failureSentences: readonly MessageId[] = [
  'error_network',
  'error_bad_request',
  'error_server_failed',
  'error_timed_out',
  'error_unknown',
  'maintenance',
  'not_found',
  'not_permitted',
  'session_expired',
];

export async function wrongLanguage({ page, language, otherMessages }: Stage): Promise<string[]> {
  const foreign = page.getByText(patternOf(failureSentences.map((id) => otherMessages(id)))).locator('visible=true');
  const found = await foreign.allInnerTexts();
  return found.map((text) => `a sentence in ${otherLanguage(language)}: “${text}”`);
}

/** The messages that the page shows, for the description of a red cell. */
export async function messagesOn({ page, main }: Stage): Promise<string> {
  const alerts = page.getByRole('alert').or(page.getByRole('status')).locator('visible=true');
  const texts = (await alerts.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  if (texts.length > 0) return texts.map((text) => `“${text.slice(0, 160)}”`).join(', ');
  const title = await main
    .getByRole('heading')
    .first()
    .innerText({ timeout: 500 })
    .catch(() => 'nothing');
  return `no message (heading “${title}”)`;
}
