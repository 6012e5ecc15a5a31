import * as v from 'valibot';
import type { RegistryDocument, RemoteDescriptor } from '@caravan/shared/contracts';
import { isNamedByContent, reasonsOfOthers } from '../builds';
import { descriptor, fieldFault } from '../trust';

/** Pages and servers load these files as scripts. That they are no paths is checked for every descriptor. */
const scriptName = v.pipe(v.string(), v.regex(/\.m?js$/));

/** The description of a build that is not published. It has the fields that `describeRemote` gives a published one. */
const fetchedBuildSchema = v.intersect([
  descriptor,
  v.looseObject({
    files: v.record(scriptName, v.unknown()),
    server: v.looseObject({ file: scriptName }),
  }),
]);

const isFetchedBuild = (value: unknown): value is RemoteDescriptor => v.is(fetchedBuildSchema, value);

/**
 * Reads the description of a developer's build of a remote. Throws if it is damaged, is of another remote, takes routes of others, or has
 * a version that is not the hash of its content.
 */
export const readFetchedBuild = (
  json: string,
  remote: string,
  registry: Pick<RegistryDocument, 'remotes'>,
): RemoteDescriptor => {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Error('its descriptor is not JSON');
  }
  if (!isFetchedBuild(value)) throw new Error(`its descriptor is refused: ${fieldFault(fetchedBuildSchema, value)}`);
  if (value.federation.name !== remote) throw new Error(`it is a build of ${value.federation.name}`);
  if (!isNamedByContent(value)) throw new Error('its version is not the hash of its content');
  const [reason] = reasonsOfOthers(value, registry);
  if (reason !== undefined) throw new Error(reason);
  return value;
};
