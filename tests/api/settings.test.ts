/**
 * Tests of the configuration: its defaults and the numbers that it permits. Long because of the number of variables.
 */
import { describe, expect, it } from 'vitest';
import { type Env, readSettings, type Settings } from '../../api/settings.ts';
import { StartError } from '../../api/start-error.ts';

const postgres = { DATABASE_URL: 'postgres://localhost/sg' };

describe('a number', () => {
  const megabyte = 1_048_576;
  const numbers: [
    name: string,
    usual: number | null,
    min: number,
    max: number,
    read: (of: Settings) => number | null,
  ][] = [
    ['PORT', 3000, 0, 65_535, ({ port }) => port],
    ['METRICS_PORT', null, 0, 65_535, ({ metricsPort }) => metricsPort],
    ['THROTTLE_SECONDS', 300, 1, 86_400, ({ limits }) => limits.address.seconds],
    ['ACCOUNT_ATTEMPTS', 5, 1, 10_000, ({ limits }) => limits.account.attempts],
    ['ADDRESS_ATTEMPTS', 30, 1, 100_000, ({ limits }) => limits.address.attempts],
    ['VISITOR_ATTEMPTS', 300, 1, 100_000, ({ limits }) => limits.visitor.attempts],
    ['PROBE_ATTEMPTS', 20, 1, 100_000, ({ limits }) => limits.probes.attempts],
    ['UPLOAD_ADDRESS_MB', 200, 1, 1_000_000, ({ rules }) => rules.uploads.addressBytes / megabyte],
    ['UPLOAD_TOTAL_MB', 2_000, 1, 1_000_000, ({ rules }) => rules.uploads.totalBytes / megabyte],
    ['SESSION_HOURS', 12, 1, 8_760, ({ rules }) => rules.sessionHours],
    ['MAX_ACTIVE_REQUESTS', 4, 1, 10_000, ({ rules }) => rules.work.maxActive],
    ['MAX_WAITING_REQUESTS', 100, 0, 100_000, ({ rules }) => rules.work.maxWaiting],
    ['MAX_WAIT_SECONDS', 2, 1, 60, ({ rules }) => rules.work.maxWait / 1000],
    ['CACHE_SECONDS', 5, 0, 3_600, ({ rules }) => rules.work.cacheSeconds],
    ['DEMO_CLIENTS_SECONDS', 20, 1, 86_400, ({ demoClients }) => demoClients],
  ];

  it.each(numbers)('%s is %s unless it is set', (name, usual, _min, _max, read) => {
    expect(read(readSettings({}))).toBe(usual);
    expect(read(readSettings({ [name]: '' }))).toBe(usual);
  });

  it.each(numbers)('%s can be each whole number in its range', (name, _usual, min, max, read) => {
    const values = [min, min + 1, max - 1, max];
    expect(values.map((value) => read(readSettings({ [name]: String(value) })))).toEqual(values);
  });

  it.each(numbers)('%s is refused outside its range, and as anything but a whole number', (name, _usual, min, max) => {
    for (const value of [String(min - 1), String(max + 1), `${max}.0`, ` ${max}`, `${max} `, '1e1', 'x'])
      expect(() => readSettings({ [name]: value })).toThrow(
        new StartError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`),
      );
  });

  it('of requests worked on is greater by default with a PostgreSQL server', () => {
    expect(readSettings(postgres).rules.work.maxActive).toBe(16);
  });
});

describe('the limits of wrong passwords', () => {
  it('follow from the attempts and the seconds', () => {
    expect(readSettings({}).limits).toMatchObject({
      account: { attempts: 5, seconds: 3_600, delays: { first: 60, max: 900 } },
      everywhere: { attempts: 100, seconds: 3_600, delays: { first: 5, max: 60 } },
      visitor: { seconds: 300 },
      probes: { seconds: 3_600 },
    });
    expect(readSettings({ THROTTLE_SECONDS: '600', ACCOUNT_ATTEMPTS: '2' }).limits).toMatchObject({
      account: { attempts: 2, seconds: 7_200, delays: { first: 60, max: 1_800 } },
      everywhere: { attempts: 40, seconds: 7_200, delays: { first: 5, max: 60 } },
      visitor: { seconds: 600 },
      probes: { seconds: 3_600 },
    });
  });

  it('delay no longer than a short period', () => {
    expect(readSettings({ THROTTLE_SECONDS: '2' }).limits).toMatchObject({
      account: { seconds: 24, delays: { first: 2, max: 6 } },
      everywhere: { seconds: 24, delays: { first: 2, max: 2 } },
    });
  });
});

describe('the server', () => {
  it('listens on HOST, and has its data in DATA_DIR and its metrics on METRICS_HOST', () => {
    const { hosts, dataFolder, metricsHost } = readSettings({
      HOST: '::',
      DATA_DIR: '/srv/sg',
      METRICS_HOST: '10.0.0.1',
    });
    expect({ hosts, dataFolder, metricsHost }).toEqual({
      hosts: ['::'],
      dataFolder: '/srv/sg',
      metricsHost: '10.0.0.1',
    });
  });

  it('keeps to this machine and to ./data where those variables are empty', () => {
    const env = { HOST: '', DATA_DIR: '', METRICS_HOST: '', DATABASE_URL: '', METRICS_PORT: '' };
    expect(readSettings(env)).toMatchObject({
      hosts: ['127.0.0.1', '::1'],
      dataFolder: 'data',
      metricsHost: '127.0.0.1',
      databaseUrl: null,
      metricsPort: null,
    });
  });

  it.each(['postgres://someone:secret@db.example/sg', 'postgresql://db.example/sg'])(
    'has its data at the address %s',
    (DATABASE_URL) => {
      expect(readSettings({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
    },
  );

  it.each([
    'mysql://host/db',
    'postgres',
    'postgres://[',
    'xpostgres://host/db',
    'postgresq://host/db',
    'postgres://sg:pass/word@host/db',
    'postgres://sg:p@ss/word@host/db',
    'postgres://sg:pass#word@host/db',
  ])('does not start with the database %s, and does not repeat its address', (DATABASE_URL) => {
    expect(() => readSettings({ DATABASE_URL })).toThrow(
      new StartError(
        'DATABASE_URL must be an address that starts with postgres://, with a percent-encoded password (%40 for @, %2F for /).',
      ),
    );
  });

  it('permits faults of a test where they are asked for, and never in production', () => {
    const areEnabled = (env: Env) => readSettings(env).rules.areFaultsEnabled;
    expect(areEnabled({ TEST_FAULTS: '1' })).toBe(true);
    for (const env of [{}, { TEST_FAULTS: '0' }, { TEST_FAULTS: '1', NODE_ENV: 'production' }])
      expect(areEnabled(env)).toBe(false);
  });

  it('permits no other origins unless they are named', () => {
    expect(readSettings({}).rules.origins).toEqual([]);
    expect(readSettings({}).rules.pageOrigins).toEqual({ connect: [], images: [] });
  });
});

describe('the level of the log', () => {
  it.each(['silent', 'error', 'warn', 'info', 'debug'])('can be %s', (LOG_LEVEL) => {
    expect(readSettings({ LOG_LEVEL, LOG_REQUESTS: '0' }).logLevel).toBe(LOG_LEVEL);
  });

  it('is info, or warn where the former LOG_REQUESTS is 0', () => {
    for (const env of [{}, { LOG_LEVEL: '' }, { LOG_REQUESTS: '1' }]) expect(readSettings(env).logLevel).toBe('info');
    expect(readSettings({ LOG_REQUESTS: '0' }).logLevel).toBe('warn');
  });

  it('is refused as another word', () => {
    expect(() => readSettings({ LOG_LEVEL: 'WARN' })).toThrow(
      new StartError('LOG_LEVEL must be one of silent, error, warn, info, debug, not "WARN".'),
    );
  });
});

const demoClientsError = 'DEMO_CLIENTS=1 is allowed only with the demo data of an embedded database.';

describe('the demo data', () => {
  it.each([
    [{ SEED_DEMO: 'yes' }, 'SEED_DEMO must be 0 or 1, not "yes".'],
    [{ DEMO_CLIENTS: 'yes' }, 'DEMO_CLIENTS must be 0 or 1, not "yes".'],
    [{ DEMO_CLIENTS: '1', SEED_DEMO: '0' }, demoClientsError],
    [{ DEMO_CLIENTS: '1', NODE_ENV: 'production' }, demoClientsError],
    [{ DEMO_CLIENTS: '1', SEED_DEMO: '1', ...postgres }, demoClientsError],
  ])('rejects %o', (env, message) => {
    expect(() => readSettings(env)).toThrow(new StartError(message));
  });

  it('is added to an embedded database, and has simulated clients, where the variables state that or are empty', () => {
    for (const value of ['', '1'])
      expect(readSettings({ SEED_DEMO: value, DEMO_CLIENTS: value })).toMatchObject({
        demoData: 'added',
        demoClients: 20,
      });
  });
});
