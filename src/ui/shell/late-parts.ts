/**
 * The small parts of the shell that no page begins with. They are one file, because a request for each takes longer, and
 * because the question of a log-out is needed most without a connection: it has arrived with the number of changes.
 */
export { LogOutQuestion } from './log-out-question.tsx';
export { MenuPanel } from './menu-panel.tsx';
export { ReportDialog } from './report-dialog.tsx';
export { UnsentCount } from './unsent-count.tsx';
export { UpdateNotice } from './update-notice.tsx';
