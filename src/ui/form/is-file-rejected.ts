import type { ApiError } from '../../services/contract/api-error.ts';

/** Whether the same file would fail again, so that another one has to be chosen. */
export const isFileRejected = ({ kind }: ApiError): boolean =>
  kind === 'refused' || kind === 'tooLarge' || kind === 'unreadableFile';
