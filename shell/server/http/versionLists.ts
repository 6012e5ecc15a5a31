import type { RemoteDescriptor } from '@caravan/shared/contracts';
import { staticFile, type StaticFile } from './shellFiles';

const listOf = ({ entry, chunks, files, federation }: RemoteDescriptor): StaticFile => {
  const integrity = Object.fromEntries(Object.entries(files).map(([file, details]) => [file, details.integrity]));
  const descriptions = Object.fromEntries(federation.routes.map(({ id, description }) => [id, description]));
  return staticFile('list.json', Buffer.from(JSON.stringify({ entry, chunks, integrity, descriptions })));
};

/** Lists of what versions are made of, the last `most` that were asked for: each is written and compressed once. */
export const createVersionLists = (most: number): ((descriptor: RemoteDescriptor) => StaticFile) => {
  const lists = new Map<string, StaticFile>();
  return (descriptor) => {
    const key = `${descriptor.federation.name} ${descriptor.version}`;
    const list = lists.get(key) ?? listOf(descriptor);
    lists.delete(key);
    lists.set(key, list);
    const [oldest] = lists.keys();
    if (lists.size > most && oldest !== undefined) lists.delete(oldest);
    return list;
  };
};
