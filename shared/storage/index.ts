export { safeStorage, type SafeStorage } from './safeStorage';
export { storedValue, type StoredValue } from './storedValue';
export { saveFile } from './saveFile';
