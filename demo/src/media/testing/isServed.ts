import { pictureAt } from '../pictures';

/** Returns whether an address such as `/media/cars/zeekr-001/storm-grey/side.svg?wheel=y-spoke` has a picture. */
export const isServed = (address: string): boolean => {
  const [path = '', wheel] = address.split('?wheel=');
  const name = path.replace('/media/', '').replace(/\.svg$/, '');
  return pictureAt(name.split('/'), wheel) !== undefined;
};
