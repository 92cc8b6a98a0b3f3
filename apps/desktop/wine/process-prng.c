/* What wine 8 lacks and Bun asks for: bcryptprimitives.dll with its one function. For npm run test:windows alone. */
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID buffer, ULONG bytes);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE buffer, SIZE_T bytes) {
  return SystemFunction036(buffer, (ULONG)bytes);
}
