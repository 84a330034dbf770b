import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { CashAmountForm } from './CashAmountForm.tsx';
import { myCashTexts as texts } from './texts.ts';
import { useOpenCashShift } from './useOpenCashShift.ts';

interface OpenCashShiftProps {
  onOpened?: (shiftId: string) => void;
}

/** The button that starts a shift with cash for change, with its dialog. */
export function OpenCashShift({ onOpened }: OpenCashShiftProps) {
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [openCashShift, isOpening] = useOpenCashShift();
  const close = () => {
    setOpen(false);
    setRefusal('');
  };
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {texts.start}
      </Button>
      <FormDialog title={texts.startTitle} isOpen={isOpen} onClose={close}>
        <CashAmountForm
          label={texts.startAmount}
          confirm={texts.startConfirm}
          refusal={refusal}
          isBusy={isOpening}
          onKeep={close}
          onSubmit={(openingAmount) =>
            openCashShift(
              { openingAmount },
              {
                onDone: ({ cashShift }) => {
                  showSuccess(texts.started);
                  close();
                  onOpened?.(cashShift.id);
                },
                onRefused: setRefusal,
              },
            )
          }
        />
      </FormDialog>
    </>
  );
}
