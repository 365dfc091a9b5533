import type { MessageId } from '../../../locales/ids.ts';
import type { Settings } from '../../../src/machines/settings-machine.ts';
import { paths } from '../../../src/ui/paths.ts';
import { twoSessions } from './account-screen.ts';
import { inMain } from './controls.ts';
import { answerMemberReads } from './member-reads.ts';
import { playFlows } from './play-flows.ts';
import type { Scene } from './scene.ts';
import { expect, type Stage } from './stage.ts';

const numerals = (stage: Stage, word: MessageId) =>
  inMain(stage)
    .getByRole('group', { name: stage.messages('numerals') })
    .getByRole('radio', { name: stage.messages(word), exact: true });

const setUp: Scene['setUp'] = async (stage) => {
  answerMemberReads(stage);
  stage.server.always('getSessions', { data: twoSessions });
  await stage.open(paths.account, { token: 'T0' });
  await showsNumerals(stage, 'latn');
};

/** The digits of the times at which the sessions were used; English has the same ones always. */
async function showsNumerals(stage: Stage, chosen: Settings['numerals']): Promise<void> {
  await expect(numerals(stage, 'numerals_latn')).toBeChecked({ checked: chosen === 'latn' });
  await expect(numerals(stage, 'numerals_arab')).toBeChecked({ checked: chosen === 'arab' });
  const isArabic = chosen === 'arab' && stage.language === 'ar';
  const sessions = inMain(stage).getByRole('list', { name: stage.messages('sessions'), exact: true });
  await expect(sessions).toContainText(isArabic ? '٢٠٢٦' : '2026');
}

playFlows(
  'settings',
  {
    'the account page': {
      actor: 'settings',
      setUp,
      stepActions: { 'Choose Arabic digits': (stage) => numerals(stage, 'numerals_arab').check() },
      shows: (stage, { snapshot }) => showsNumerals(stage, snapshot.context.numerals),
    },
  },
  { isSampled: true },
);
