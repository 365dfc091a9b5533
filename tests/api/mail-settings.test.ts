import { expect, it } from 'vitest';
import { readSettings } from '../../api/settings.ts';
import { StartError } from '../../api/start-error.ts';

const complete = {
  SMTP_URL: 'smtp://u:p@mail.example:587',
  MAIL_FROM: 'a@sg.example',
  PUBLIC_URL: 'https://sg.example/',
};

it('sends mail where a mail server is configured, also in production', () => {
  for (const NODE_ENV of ['production', 'test'])
    expect(readSettings({ ...complete, NODE_ENV }).mail).toEqual({
      mode: 'smtp',
      smtp: { url: complete.SMTP_URL, from: 'a@sg.example' },
      publicUrl: 'https://sg.example',
    });
});

it('shows mail only where the embedded database is used outside production', () => {
  expect(readSettings({}).mail.mode).toBe('shown');
  expect(readSettings({ NODE_ENV: 'production' }).mail.mode).toBe('off');
  expect(readSettings({ DATABASE_URL: 'postgres://localhost/sg' }).mail.mode).toBe('off');
});

it.each([
  [{ PUBLIC_URL: undefined }, 'PUBLIC_URL must be set where SMTP_URL is set.'],
  [{ MAIL_FROM: undefined }, 'MAIL_FROM must be an email address where SMTP_URL is set.'],
  [{ MAIL_FROM: 'a@sg.example\r\nBcc: b@evil.example' }, 'MAIL_FROM must be an email address where SMTP_URL is set.'],
  [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
  [
    { PUBLIC_URL: 'javascript:1' },
    'PUBLIC_URL must be an address that starts with https:// or http://, without ? and #.',
  ],
  [
    { PUBLIC_URL: 'sg.example' },
    'PUBLIC_URL must be an address that starts with https:// or http://, without ? and #.',
  ],
  [
    { PUBLIC_URL: 'https://sg.example/#a' },
    'PUBLIC_URL must be an address that starts with https:// or http://, without ? and #.',
  ],
])('rejects %j', (change, message) => {
  expect(() => readSettings({ ...complete, ...change })).toThrow(new StartError(message));
});

it.each(['smtp://mail.example', 'smtps://u:p@mail.example:465'])('sends mail through %s', (SMTP_URL) => {
  expect(readSettings({ ...complete, SMTP_URL }).mail.smtp).toEqual({ url: SMTP_URL, from: 'a@sg.example' });
});

it('sends mail from the address of MAIL_FROM without the spaces around it', () => {
  expect(readSettings({ ...complete, MAIL_FROM: ' a@sg.example ' }).mail.smtp?.from).toBe('a@sg.example');
});

it.each(['smtp://', 'smtp://[', 'xsmtp://mail.example', 'mail.example', 'smtp:mail.example'])(
  'sends no mail through %s',
  (SMTP_URL) => {
    expect(() => readSettings({ ...complete, SMTP_URL })).toThrow(
      new StartError('SMTP_URL must be an address that starts with smtp:// or smtps://.'),
    );
  },
);

it.each([
  ['https://sg.example', 'https://sg.example'],
  ['http://sg.example:8080/', 'http://sg.example:8080'],
  ['https://sg.example/network/', 'https://sg.example/network'],
  ['https://SG.example/network', 'https://sg.example/network'],
])('writes links for the public address %s that begin with %s', (PUBLIC_URL, publicUrl) => {
  expect(readSettings({ PUBLIC_URL }).mail).toEqual({ mode: 'shown', smtp: null, publicUrl });
});

it('writes links to this server where there is no public address', () => {
  for (const env of [{}, { PUBLIC_URL: '', SMTP_URL: '' }])
    expect(readSettings(env).mail).toEqual({ mode: 'shown', smtp: null, publicUrl: null });
});

it.each(['ftp://sg.example', 'xhttps://sg.example', 'https://sg.example/?a=1'])(
  'writes no links to %s',
  (PUBLIC_URL) => {
    expect(() => readSettings({ PUBLIC_URL })).toThrow(
      new StartError('PUBLIC_URL must be an address that starts with https:// or http://, without ? and #.'),
    );
  },
);
