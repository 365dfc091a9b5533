import type { StorageProblem } from './storage-machine.ts';

/** A toast: its message id, and its duration in milliseconds (specification, section 9). */
export interface ToastEmitted {
  readonly type: 'toast.shown';
  readonly message: ToastMessage;
  readonly duration: number;
}

type ToastMessage =
  | 'toast_added_subscribe_success'
  | 'toast_already_subscribe_success'
  | 'toast_logout_success'
  | `toast_storage_${StorageProblem}`
  | 'toast_storage_full'
  | 'toast_outbox_full'
  | 'toast_report_failed'
  | 'error_network';

/** How long toasts are shown, in milliseconds (specification, section 9); it states none for a notice. */
export const durations = { subscribe: 3_000, logout: 500, notice: 6_000 } as const;
