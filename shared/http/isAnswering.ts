import { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const isResponse = (value: unknown): value is ServerResponse => value instanceof ServerResponse;

/**
 * Returns whether the response to an earlier request is unfinished: further text would become part of it. The request is then complete, or
 * its response has begun. Node keeps the response of a connection in an untyped property, and reads it for the same purpose.
 */
export const isAnswering = (socket: Socket): boolean => {
  const response: unknown = Reflect.get(socket, '_httpMessage');
  return isResponse(response) && (response.headersSent || response.req.complete);
};
