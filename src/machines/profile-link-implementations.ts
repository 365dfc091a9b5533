/** The services of the link to a profile. */
import { fromPromise } from 'xstate';
import { copyText } from '../services/copy-text.ts';
import { runFeatureCall } from '../services/feature-call.ts';
import type { ProfileLink } from './profile-link-machine.ts';
import { session } from './session.ts';

const getLink = fromPromise<ProfileLink>(({ system, signal }) =>
  runFeatureCall('getProfileLink', { ...session(system), signal }),
);

export const profileLinkServices = {
  getLink,
  checkLink: getLink,
  createLink: fromPromise<ProfileLink, { submission: string }>(({ input, system, signal }) =>
    runFeatureCall('createProfileLink', { ...session(system), body: input, signal }),
  ),
  revokeLink: fromPromise<ProfileLink, { token: string }>(({ input, system, signal }) =>
    runFeatureCall('revokeProfileLink', { ...session(system), body: input, signal }),
  ),
  copyText: fromPromise<unknown, { text: string }>(({ input: { text } }) => copyText(text)),
};
