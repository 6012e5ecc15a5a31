import { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const isResponse = (value: unknown): value is ServerResponse => value instanceof ServerResponse;

/**
 * Returns whether a connection still owes the answer to an earlier request, so that anything written would become part of it. The request has
 * come in whole then, or its answer has begun. Node keeps the response of a connection in a property without a type, and reads it for the same
 * purpose.
 */
export const isAnswering = (socket: Socket): boolean => {
  const response: unknown = Reflect.get(socket, '_httpMessage');
  return isResponse(response) && (response.headersSent || response.req.complete);
};
