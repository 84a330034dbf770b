import { Logo } from '../../ui/Logo.tsx';
import { NotFound } from '../../ui/NotFound.tsx';

const texts = {
  title: 'This page does not exist',
  text: 'The link may be old or incomplete.',
  goHome: 'Go to home',
} as const;

/** Shown for an unknown path. */
export function NotFoundPage() {
  return (
    <NotFound
      title={texts.title}
      text={texts.text}
      picture={<Logo size="page" />}
      link={{ to: '/', label: texts.goHome }}
    />
  );
}
