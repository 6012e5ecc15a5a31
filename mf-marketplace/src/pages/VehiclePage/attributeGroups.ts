import type { VehicleAttribute } from '@caravan/shared/contracts/calls';
import type { PropertyGroup } from '../../components/PropertyTable';

/** Groups attributes by their heading and keeps their order. */
export const groupAttributes = (attributes: readonly VehicleAttribute[]): PropertyGroup[] => {
  const groups = new Map<string, VehicleAttribute[]>();
  for (const attribute of attributes) groups.set(attribute.group, [...(groups.get(attribute.group) ?? []), attribute]);
  return [...groups].map(([title, properties]) => ({ title, properties }));
};

/** Returns the attributes that contain all words in name, value or heading. */
export const filterAttributes = (attributes: readonly VehicleAttribute[], words: string): VehicleAttribute[] => {
  const searchWords = words.toLowerCase().split(/\s+/);
  return attributes.filter(({ group, key, value }) => {
    const text = `${group} ${key} ${value ?? ''}`.toLowerCase();
    return searchWords.every((word) => text.includes(word));
  });
};
