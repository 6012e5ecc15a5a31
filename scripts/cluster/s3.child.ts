import { startS3Service } from '@caravan/object-store/testing';
import { reportReady } from './supervised';

// The S3 server of the cluster.
const { FOLDER: folder = '', PORT: port = '' } = process.env;
const { environment } = await startS3Service(Date.now, { folder, port: Number(port) });
reportReady('s3', environment['S3_ENDPOINT'] ?? '');
