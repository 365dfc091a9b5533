// The kinds of reasons why no run has taken a pair of transitions, for the command line and the report.

/**
 * @typedef {object} PairReason
 * @property {string} label
 * @property {string} brief for the command line
 * @property {string} explanation
 * @property {(reason: string | null) => boolean} matches
 */

/** @type {readonly PairReason[]} the first that matches applies */
export const pairReasons = [
  {
    label: 'Not tried',
    brief: 'not tried',
    explanation: 'No run has tried the second transition after the first. This has to be fixed.',
    matches: (reason) => reason === null,
  },
  {
    label: 'The condition was not met',
    brief: 'by a guard',
    explanation: 'The second transition has a condition (a guard), which was not met in any try.',
    matches: includes(': its guard'),
  },
  {
    label: 'The event led elsewhere',
    brief: 'hidden by another transition',
    explanation: 'The event of the second transition took another transition in every try.',
    matches: includes(': another transition'),
  },
  {
    label: 'Sent by the machine itself',
    brief: 'sent by the machine itself',
    explanation: 'Only the machine itself sends the event of the second transition, and it did not in any try.',
    matches: includes(': its event is sent'),
  },
  {
    label: 'Left at once',
    brief: 'left at once',
    explanation: 'After the first transition, the machine goes on by itself before the event can happen.',
    matches: includes('at once'),
  },
  {
    label: 'After the end',
    brief: 'after the end',
    explanation: 'The machine has ended after the first transition.',
    matches: includes('has ended'),
  },
  {
    label: 'Nothing is awaited',
    brief: 'without a service or timer',
    explanation: 'The second transition is a reply or the end of a wait, and neither is pending after the first.',
    matches: includes('its service'),
  },
  {
    label: 'The state is not active',
    brief: 'in a state that is not active',
    explanation: 'The state in which the second transition begins is not active after the first.',
    matches: () => true,
  },
];

/**
 * The kind of a reason.
 * @param {string | null} reason
 */
export const pairReasonOf = (reason) => /** @type {PairReason} */ (pairReasons.find(({ matches }) => matches(reason))); // the last one matches every reason

/**
 * @param {string} part
 * @returns {PairReason['matches']}
 */
function includes(part) {
  return (reason) => reason?.includes(part) ?? false;
}
