import { useLayoutEffect, type RefObject } from 'react';

const isTouched = (control: HTMLInputElement | HTMLTextAreaElement): boolean =>
  control.type === 'radio' && control instanceof HTMLInputElement
    ? control.checked && !control.defaultChecked
    : control.value !== control.defaultValue;

/**
 * Keeps what the visitor typed into the named fields before hydration. It wins over persisted entries. Each server-
 * rendered form needs it: React would empty its fields at the first change.
 */
export const useInputBeforeHydration = <Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  names: readonly Name[],
  setValue: (name: Name, text: string) => void,
): void => {
  // A layout effect, so that it reads the fields before React renders persisted entries into them.
  useLayoutEffect(() => {
    for (const control of form.current?.elements ?? []) {
      const isEntry = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      if (!isEntry || !isTouched(control)) continue;
      const name = names.find((known) => known === control.name);
      if (name !== undefined) setValue(name, control.value);
    }
    // oxlint-disable-next-line exhaustive-deps -- later fields are not those of the server
  }, []);
};
