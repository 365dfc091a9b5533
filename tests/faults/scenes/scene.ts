/** How a person causes a call, and how to see that it worked. */
import type { Locator } from '@playwright/test';
import type { MessageId } from '../../../locales/ids.ts';
import type { FaultName } from '../faults.ts';
import type { CallKind, Outcome } from '../outcome.ts';
import type { Stage } from '../stage.ts';
import type { Facts, Role } from '../world.ts';

export interface Scene {
  /** Selects the expected sentences. */
  readonly kind: CallKind;
  readonly as: Role;
  readonly path: string | ((facts: Facts) => string);
  /** Stored slices beside the session and the language. */
  readonly slices?: (facts: Facts) => Readonly<Record<string, string>>;
  /** The steps on the open page that cause the call; without them, the page causes it. */
  readonly cause?: (stage: Stage) => Promise<void>;
  /** What the person typed, and must still find after the fault. */
  readonly typed?: (stage: Stage) => readonly (readonly [field: Locator, value: string])[];
  /** Asks whether the server did what was sent, while that is unknown; the words typed are then on the page again. */
  readonly checkArrival?: (stage: Stage) => Promise<void>;
  /** Tries again, where it is not done by the page's button “Try again”. */
  readonly retry?: (stage: Stage) => Promise<void>;
  /** Visible when the call has worked. */
  readonly works: (stage: Stage) => Locator;
  /** The toast of a call that worked. */
  readonly toast?: MessageId;
  /** Visible when the reply has no rows, for a call that may have none. */
  readonly empty?: (stage: Stage) => Locator;
  /** `message` of the reply that the lab gives in place of the server, so that no cell changes what another reads. */
  readonly reply?: (facts: Facts) => unknown;
  /** The file that is the reply, in place of `reply`. */
  readonly file?: { readonly contentType: string; readonly body: string };
  /** Whether a list is read, of which a record is the wrong shape. */
  readonly isList?: boolean;
  /** The outcomes that differ from those of its kind. */
  readonly outcomes?: Partial<Record<FaultName, Outcome>>;
  /** The outcomes that differ from those of its kind while choices of an earlier visit are shown. */
  readonly heldOutcomes?: Partial<Record<FaultName, Outcome>>;
  /** Whether the outbox keeps what could not be sent, and sends it when the connection returns. */
  readonly isQueued?: boolean;
  /** Whether the call leaves the page, as the log-out does. */
  readonly reloads?: boolean;
}

export const success = (data: unknown) => ({ msg: 'success', data });

/** Presses a button in the main area or, where one is open, in the dialog. */
export const press =
  (id: MessageId, values?: Record<string, string>) =>
  async ({ page, messages }: Stage): Promise<void> => {
    const name = messages(id, values);
    await page
      .getByRole('main')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name, exact: true })
      .locator('visible=true')
      .last()
      .click();
  };

/** Performs steps one after another. */
export const inOrder =
  (...steps: readonly ((stage: Stage) => Promise<void>)[]) =>
  async (stage: Stage): Promise<void> => {
    for (const step of steps) await step(stage);
  };

export const field = ({ main, dialog }: Stage, name: string): Locator => main.or(dialog).locator(`[name="${name}"]`);

export const fill =
  (name: string, value: string) =>
  (stage: Stage): Promise<void> =>
    field(stage, name).fill(value);

/** A file that the server rejected is chosen again; one that did not arrive is sent again. */
export const retryOrChoose =
  (file: { name: string; mimeType: string; buffer: Buffer }) =>
  async ({ main, messages }: Stage): Promise<void> => {
    const retry = main.getByRole('button', { name: messages('retry') });
    if ((await retry.count()) > 0) await retry.first().click();
    else await main.locator('input[type="file"]').setInputFiles(file);
  };

export const heading =
  (id: MessageId) =>
  ({ main, messages }: Stage): Locator =>
    main.getByRole('heading', { name: messages(id), exact: true });

export const text =
  (id: MessageId) =>
  ({ page, messages }: Stage): Locator =>
    page.getByText(messages(id), { exact: true }).locator('visible=true').first();
