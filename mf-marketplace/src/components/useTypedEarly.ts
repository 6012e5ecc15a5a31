import { useLayoutEffect, type RefObject } from 'react';

const isTouched = (control: HTMLInputElement): boolean =>
  control.type === 'radio' ? control.checked && !control.defaultChecked : control.value !== control.defaultValue;

/**
 * Keeps what was typed or chosen in the named entries of a form's HTML before the page was taken over: it goes before what
 * was kept.
 */
export const useTypedEarly = <Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  names: readonly Name[],
  keep: (name: Name, text: string) => void,
): void => {
  // A layout effect: it reads the fields before they are drawn with what was kept.
  useLayoutEffect(() => {
    for (const control of form.current?.elements ?? []) {
      if (!(control instanceof HTMLInputElement) || !isTouched(control)) continue;
      const name = names.find((known) => known === control.name);
      if (name !== undefined) keep(name, control.value);
    }
    // oxlint-disable-next-line exhaustive-deps -- only the first fields are the server's
  }, []);
};
