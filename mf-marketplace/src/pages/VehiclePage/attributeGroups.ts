import type { VehicleAttribute } from '@caravan/shared/contracts/calls';
import type { PropertyGroup } from '../../components/PropertyTable';

/** Attributes under their headings, in the order that they come in. */
export const byGroup = (attributes: readonly VehicleAttribute[]): PropertyGroup[] => {
  const groups = new Map<string, VehicleAttribute[]>();
  for (const attribute of attributes) groups.set(attribute.group, [...(groups.get(attribute.group) ?? []), attribute]);
  return [...groups].map(([title, properties]) => ({ title, properties }));
};

/** The attributes whose name, value or heading has all of the words in it. */
export const matching = (attributes: readonly VehicleAttribute[], words: string): VehicleAttribute[] => {
  const wanted = words.toLowerCase().split(/\s+/);
  return attributes.filter(({ group, key, value }) => {
    const text = `${group} ${key} ${value ?? ''}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
};
