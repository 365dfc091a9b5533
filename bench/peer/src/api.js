import axios from 'axios';

const client = axios.create({ baseURL: '/api/method', timeout: 5000 });

/** One call of the mandate path; resolves with `message.data`. */
export async function call({ verb = 'get', method, entity, params, token, signal }) {
  const response = await client.request({
    method: verb,
    url: '/mandate',
    params: { version: 'v1', method, entity, ...params },
    headers: token ? { Authorization: `token ${token}` } : {},
    signal,
  });
  return response.data.message.data;
}
