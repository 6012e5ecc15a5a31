import { errorMessageOf } from './errorMessage';

const refused = (address: string): Error => new Error(`connect ECONNREFUSED ${address}`);

it.each([
  ['its message', new Error('the port is in use'), 'the port is in use'],
  [
    'the messages of its errors, for a name with two addresses',
    Object.assign(new AggregateError([refused('::1:5432'), refused('127.0.0.1:5432')]), { code: 'ECONNREFUSED' }),
    'connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432',
  ],
  ['the message of an error with several errors', new AggregateError([refused('::1:5432')], 'no server'), 'no server'],
  ['its code without a message', Object.assign(new Error(''), { code: 'EPIPE' }), 'EPIPE'],
  ['its name without anything else', new TypeError(''), 'TypeError'],
  ['a thrown text', 'text', 'text'],
])('an error is told by %s', (_reason, error, message) => {
  expect(errorMessageOf(error)).toBe(message);
});
