// The kinds of reasons why no run can take a pair of transitions, for the command line and the report.

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
    label: 'The condition is never met',
    brief: 'by a guard',
    explanation: 'The second transition has a condition (a guard), which is not met after the first.',
    matches: startsWith('its guard'),
  },
  {
    label: 'The event leads elsewhere',
    brief: 'hidden by another transition',
    explanation: 'The event of the second transition takes another transition after the first.',
    matches: startsWith('another transition'),
  },
  {
    label: 'Left at once',
    brief: 'left at once',
    explanation: 'After the first transition, the machine goes on by itself before the event can happen.',
    matches: (reason) => reason?.includes('at once') ?? false,
  },
  {
    label: 'After the end',
    brief: 'after the end',
    explanation: 'The machine has ended after the first transition.',
    matches: (reason) => reason?.includes('has ended') ?? false,
  },
  {
    label: 'Nothing is awaited',
    brief: 'without a service or timer',
    explanation: 'The second transition is a reply or the end of a wait, and neither is pending after the first.',
    matches: startsWith('its service'),
  },
  {
    label: 'Sent by the machine itself',
    brief: 'sent by the machine itself',
    explanation:
      'Only the machine itself sends the event of the second transition, and it does not do so after the first.',
    matches: startsWith('its event is sent'),
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
 * @param {string} beginning
 * @returns {PairReason['matches']}
 */
function startsWith(beginning) {
  return (reason) => reason?.startsWith(beginning) ?? false;
}
