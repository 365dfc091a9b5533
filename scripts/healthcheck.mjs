// Exits with 0 when the server of this container is ready for requests.
const { PORT = '3000' } = process.env;
const isReady = await fetch(`http://127.0.0.1:${PORT}/api/ready`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isReady ? 0 : 1);
