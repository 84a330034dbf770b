import { Box, Button, Flex, IconButton, Spinner } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { toastStore, type Toast } from './toastStore.ts';

/** The area where toasts appear; the app renders it once. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  return (
    <Flex
      position="fixed"
      zIndex="toast"
      insetInline="4"
      bottom="calc(5.5rem + env(safe-area-inset-bottom))"
      direction="column"
      align="center"
      gap="2"
      pointerEvents="none"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Flex>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  const { id, kind, text, shownMs, action } = toast;
  useEffect(() => {
    if (shownMs === null || isHeld) return;
    const timer = setTimeout(() => toastStore.dismiss(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, shownMs, isHeld]);

  return (
    <Flex
      layerStyle="float"
      align="center"
      gap="2.5"
      minH="12"
      ps="4"
      pe="2"
      py="1.5"
      maxW="min(100%, 26rem)"
      textStyle="sm"
      fontWeight="medium"
      pointerEvents="auto"
      animation="slide-from-bottom 200ms ease-out"
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ToastIcon kind={kind} />
      <Box flex="1">{text}</Box>
      {action && (
        <Button
          variant="ghost"
          px="3"
          onClick={() => {
            toastStore.dismiss(id);
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      {kind !== 'loading' && (
        <IconButton variant="plain" size="xs" aria-label="Dismiss" onClick={() => toastStore.dismiss(id)}>
          <X aria-hidden />
        </IconButton>
      )}
    </Flex>
  );
}

function ToastIcon({ kind }: { kind: Toast['kind'] }) {
  switch (kind) {
    case 'success':
      return <Box as={CircleCheck} color="green.fg" aria-hidden flexShrink="0" />;
    case 'error':
      return <Box as={CircleAlert} color="red.fg" aria-hidden flexShrink="0" />;
    case 'loading':
      return <Spinner size="sm" />;
  }
}
