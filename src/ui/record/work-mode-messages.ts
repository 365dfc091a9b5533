import type { workModes } from '../../services/contract/statuses.ts';
import type { MessageId } from '../messages.tsx';

/** The message of each work mode of a request. */
export const workModeMessages = {
  'On-site': 'work_mode_on_site',
  Hybrid: 'work_mode_hybrid',
  Remote: 'work_mode_remote',
} satisfies Record<(typeof workModes)[number], MessageId>;
