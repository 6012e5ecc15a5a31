import fastify from 'fastify';
import { readConfig } from '../config/config';
import { teamNotifier } from './teamNotice';

const config = readConfig({ CONTACT_EMAIL: 'service@caravan.example' });
const notice = { subject: 'Feedback', text: 'Hello' };

it('does not wait for the mail, but a closing server does', async () => {
  const app = fastify();
  const { promise: sent, resolve: finish } = Promise.withResolvers<void>();
  const send = jest.fn(() => sent);
  teamNotifier(app, { config, mailer: { send } })(notice, 'trace-1');
  expect(send).toHaveBeenCalledWith({ to: 'service@caravan.example', ...notice });
  const closed = jest.fn<void, []>();
  const closing = app.close().then(closed);
  await new Promise(setImmediate);
  expect(closed).not.toHaveBeenCalled();
  finish();
  await closing;
});

it('sends nothing without a configured address', () => {
  const send = jest.fn();
  teamNotifier(fastify(), { config: readConfig({}), mailer: { send } })(notice, 'trace-1');
  expect(send).not.toHaveBeenCalled();
});

it('logs a failure', async () => {
  const app = fastify();
  const logged = jest.spyOn(app.log, 'error').mockReturnValue(undefined);
  const failure = new Error('connection refused');
  teamNotifier(app, { config, mailer: { send: () => Promise.reject(failure) } })(notice, 'trace-1');
  await app.close();
  expect(logged).toHaveBeenCalledWith({ err: failure, traceId: 'trace-1' });
});
