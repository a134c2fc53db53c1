import { useEffect, useRef } from 'react';

/** Moves the focus to an element that the next render makes. */
export function useFocusLater() {
  const target = useRef('');
  useEffect(() => {
    if (target.current) document.getElementById(target.current)?.focus();
    target.current = '';
  });
  return (id: string) => {
    target.current = id;
  };
}
