// A process in the place of Vitest's: it has started when it receives a reply to a call, and reports what it is to run.
let error;
process.on('message', (message) => {
  if (message.type === 'start') error = message.options.error;
  else if (message.type === 'run') process.send({ ran: message.context });
  else if (message.isReply) process.send({ __vitest_worker_response__: true, type: 'started', error });
});
