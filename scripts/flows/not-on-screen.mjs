// States which steps of a manual test cannot be performed on screen, each with its reason.

/** @typedef {import('./names.mjs').Language} Language */

/**
 * One sentence for each such step.
 * @param {Pick<import('./manual-tests.mjs').ManualTest, 'language' | 'steps'>} test
 */
export const stepsNotOnScreen = ({ language, steps }) =>
  steps.flatMap(({ notOnScreen }, index) => (notOnScreen ? [sentences[language](index + 1, notOnScreen)] : []));

/** @type {Readonly<Record<Language, (step: number, reason: string) => string>>} */
const sentences = {
  en: (step, reason) => `Step ${step} is not on screen: ${reason}`,
  ar: (step, reason) => `الخطوة ${step} ليست على الشاشة: ${reason}`,
};
