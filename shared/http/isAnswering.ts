import { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const isResponse = (value: unknown): value is ServerResponse => value instanceof ServerResponse;

/**
 * Returns whether anything written to a connection would become part of the answer to an earlier request: one that has come in whole, or
 * whose answer has begun. Node keeps the response of a connection in a property without a type, and reads it for the same purpose.
 */
export const isAnswering = (socket: Socket): boolean => {
  const response: unknown = Reflect.get(socket, '_httpMessage');
  return isResponse(response) && (response.headersSent || response.req.complete);
};
