/**
 * A tab that was suspended while the session of the browser became another one: what stays stored, and what it shows.
 * Long because of the orders in which two tabs can act.
 */
import { describe, expect, it } from 'vitest';
import { bookmarkEntry } from './bookmark-entry.ts';
import { withBio } from './persist-inputs.ts';
import { openBrowser } from './shared-browser.ts';
import { auth, quotationContext, signUpContext } from './stored.ts';

const noor = 'noor@example.com';
const sami = 'sami@example.com';

const authOf = (usr: string, token: string) => ({
  ...auth.succeeded,
  context: { ...auth.succeeded.context, usr, owner: usr, token },
});
const expired = (usr: string) => ({ ...auth.expired, context: { ...auth.expired.context, usr, owner: usr } });
const bioOf = (text: string) => ({ version: 2, value: { editing: 'typing' }, context: withBio(text) });
const outboxOf = (...ids: string[]) => ({
  version: 1,
  value: 'waiting',
  context: {
    entries: ids.map(bookmarkEntry),
    removed: [],
    current: '',
    attempts: 0,
    serverFailures: { id: '', count: 0 },
    retryAt: null,
  },
});
const signUp = { version: 1, value: 'terms', context: signUpContext };

const ofNoor = { auth: authOf(noor, 'T1'), bio: bioOf('The words of Noor') };
const ofSami = {
  bio: bioOf('The words of Sami'),
  quotation: { version: 1, value: 'drafting', context: { ...quotationContext, unanswered: [] } },
  outbox: outboxOf('E1'),
  signUp,
};

type Tab = Awaited<ReturnType<ReturnType<typeof openBrowser>['openTab']>>;

const shownIn = ({ of }: Tab) => ({
  usr: of('auth').getSnapshot().context.usr,
  bio: of('bio').getSnapshot().context.draft.bio,
  quotations: Object.keys(of('quotation').getSnapshot().context.drafts),
  entries: of('outbox')
    .getSnapshot()
    .context.entries.map(({ id }: { id: string }) => id),
  choice: of('tabDrafts').getSnapshot().value,
});

const shownToSami = {
  usr: sami,
  bio: 'The words of Sami',
  quotations: ['RFQ-1'],
  entries: ['E1'],
  choice: 'following',
};

const storedIn = (browser: ReturnType<typeof openBrowser>) => {
  const { auth: session, bio, quotation, outbox, signUp: draft } = browser.stored();
  return {
    owner: session?.context.owner,
    bio: bio?.context.draft,
    quotations: quotation?.context.drafts,
    outbox: outbox?.context.entries,
    signUp: draft?.context.draft,
  };
};

const storedOfSami = {
  owner: sami,
  bio: ofSami.bio.context.draft,
  quotations: quotationContext.drafts,
  outbox: [bookmarkEntry('E1')],
  signUp: signUpContext.draft,
};

/** Starts a tab of Noor that is suspended. */
async function startSuspended(options: { hasFeatures?: boolean } = {}) {
  const browser = openBrowser(ofNoor);
  const tab = await browser.openTab(options);
  tab.suspend();
  return { browser, tab };
}

describe('another person who has logged in and typed elsewhere', () => {
  it('finds the words in a tab that returns, and all of them stay stored', async () => {
    const { browser, tab } = await startSuspended();
    const dictation = { version: 1, value: 'dictating', context: { text: 'New words of Sami' } };
    browser.change({ auth: authOf(sami, 'T2'), ...ofSami, dictation }, true);
    tab.returnToPage();
    tab.of('prompt').send({ type: 'prompt.open' });
    tab.pass();
    expect(shownIn(tab)).toEqual(shownToSami);
    expect(storedIn(browser)).toEqual(storedOfSami);
    expect(browser.text()).toMatch(/New words of Sami/);
  });

  it('finds them in a tab that receives the change late', async () => {
    const browser = openBrowser(ofNoor);
    const tab = await browser.openTab();
    browser.change({ auth: authOf(sami, 'T2'), ...ofSami }, true);
    tab.pass();
    expect(shownIn(tab)).toEqual(shownToSami);
    expect(storedIn(browser)).toEqual(storedOfSami);
  });

  it('finds them in a tab that loads its features later', async () => {
    const { browser, tab } = await startSuspended({ hasFeatures: false });
    browser.change({ auth: authOf(sami, 'T2'), ...ofSami }, true);
    tab.returnToPage();
    expect(storedIn(browser)).toEqual(storedOfSami);
    await tab.loadFeatures();
    expect(shownIn(tab)).toEqual(shownToSami);
  });

  it('keeps the open form of the other tab, which can be continued in either tab', async () => {
    const { browser, tab } = await startSuspended();
    browser.change({ auth: authOf(sami, 'T2'), ...ofSami }, true);
    const other = await browser.openTab();
    tab.returnToPage();
    expect(shownIn(other)).toEqual(shownToSami);
    tab.of('bio').send({ type: 'draft.change', path: 'bio', value: 'More words of Sami' });
    tab.pass();
    expect(shownIn(other)).toEqual({ ...shownToSami, bio: 'More words of Sami' });
  });

  it('finds nothing of what the first person had not stored yet', async () => {
    const { browser, tab } = await startSuspended();
    tab.of('bio').send({ type: 'draft.change', path: 'bio', value: 'The last words of Noor' });
    browser.change({ auth: authOf(sami, 'T2'), ...ofSami }, true);
    tab.returnToPage();
    expect(shownIn(tab)).toEqual(shownToSami);
    expect(browser.text()).not.toMatch(/of Noor/);
  });
});

describe('another person whose session has expired elsewhere', () => {
  async function startExpired(options: { hasFeatures?: boolean } = {}) {
    const started = await startSuspended(options);
    started.browser.change({ auth: expired(sami), ...ofSami }, false);
    started.tab.returnToPage();
    return started;
  }
  const logIn = ({ of, pass }: Tab, usr: string) => {
    of('auth').send({ type: 'session.open', token: 'T3', usr });
    pass();
  };

  it.each([true, false])('finds all words stored, with features that are loaded: %s', async (hasFeatures) => {
    const { browser, tab } = await startExpired({ hasFeatures });
    expect(tab.of('auth').getSnapshot().context).toMatchObject({ isLoggedIn: false, endedBy: 'other_tab' });
    expect(storedIn(browser)).toEqual(storedOfSami);
    tab.of('prompt').send({ type: 'prompt.open' });
    tab.pass();
    expect(storedIn(browser)).toEqual(storedOfSami);
  });

  it.each([true, false])('logs in again in that tab, with features that are loaded: %s', async (hasFeatures) => {
    const { browser, tab } = await startExpired({ hasFeatures });
    logIn(tab, sami);
    if (!hasFeatures) await tab.loadFeatures();
    expect(shownIn(tab)).toEqual(shownToSami);
    expect(storedIn(browser)).toEqual(storedOfSami);
    expect(browser.stored().auth?.context.token).toBe('T3');
  });

  it('leaves no word to the first person, who logs in again in that tab', async () => {
    const { browser, tab } = await startExpired();
    logIn(tab, noor);
    expect(shownIn(tab)).toEqual({
      usr: noor,
      bio: 'The words of Noor',
      quotations: [],
      entries: [],
      choice: 'following',
    });
    expect(browser.text()).not.toMatch(/of Sami|sami@|RFQ-/);
  });

  it('leaves no word to a person who logs in where nobody was logged in', async () => {
    const browser = openBrowser({}, false);
    const tab = await browser.openTab();
    tab.suspend();
    browser.change({ auth: expired(sami), ...ofSami }, false);
    tab.returnToPage();
    expect(storedIn(browser)).toEqual(storedOfSami);
    logIn(tab, noor);
    expect(shownIn(tab)).toMatchObject({ usr: noor, bio: '', quotations: [], entries: [] });
    expect(browser.text()).not.toMatch(/of Sami|sami@/);
  });
});

describe('a visitor who signs up elsewhere after the log-out', () => {
  it.each([true, false])('keeps the sign-up, with features that are loaded: %s', async (hasFeatures) => {
    const { browser, tab } = await startSuspended({ hasFeatures });
    browser.change({ auth: auth.idle, signUp }, false);
    tab.returnToPage();
    if (!hasFeatures) await tab.loadFeatures();
    expect(tab.of('signUp').getSnapshot().context.draft).toEqual(signUpContext.draft);
    expect(browser.stored().signUp?.context.draft).toEqual(signUpContext.draft);
    expect(browser.text()).not.toMatch(/of Noor/);
  });
});

describe('drafts that nobody is the owner of', () => {
  it('are not taken over by a person who logs in, except for the sign-up', async () => {
    const browser = openBrowser({ auth: auth.idle, ...ofSami }, false);
    const tab = await browser.openTab({ hasFeatures: false });
    tab.of('auth').send({ type: 'session.open', token: 'T3', usr: noor });
    tab.pass();
    await tab.loadFeatures();
    expect(shownIn(tab)).toMatchObject({ usr: noor, bio: '', quotations: [], entries: [] });
    expect(tab.of('signUp').getSnapshot().context.draft).toEqual(signUpContext.draft);
  });
});
