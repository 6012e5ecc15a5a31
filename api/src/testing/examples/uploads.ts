import { fileOf } from '../../modules/uploads/testing/files';
import { uploadPermission } from '@caravan/shared/contracts/calls';
import { signedInAs } from '../accounts';
import type { TestServer } from '../server';
import type { Example } from './example';

/** The smallest file of the announced type. */
const picture = fileOf('image/png');
const announced = { bucket: 'images', fileName: 'me.png', contentType: 'image/png', size: picture.length } as const;

const sendPicture = async (server: TestServer) => {
  const { token } = await signedInAs(server);
  const { uploadId, url, headers, method } = await server.call(uploadPermission, announced, { token });
  await server.app.inject({ method, url, headers, payload: picture });
  return { parameter: { uploadId }, token };
};

export const uploadExamples = {
  uploadPermission: { parameter: announced, prepare: async (server) => ({ token: (await signedInAs(server)).token }) },
  uploadFinish: { parameter: { uploadId: '0190f3a4-6c1e-7000-8000-000000000000' }, prepare: sendPicture },
} satisfies Record<string, Example>;
