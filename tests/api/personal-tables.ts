/** The tables with data of a person that the export of an account contains. */
export const exportedTables = [
  'bios',
  'contracts',
  'cover_notes',
  'devices',
  'invoices',
  'job_request_candidates',
  'notification_states',
  'notifications',
  'payment_requests',
  'profile_links',
  'profiles',
  'sessions',
  'subscribers',
  'uploads',
  'users',
];
