/* Stands in for msedge.exe: asks for the page it was started with, and writes down how and what came. For npm run test:windows alone. */
#include <stdio.h>
#include <string.h>
#include <windows.h>
#include <wininet.h>

int main(int count, char **arguments) {
  const char *page = NULL;
  FILE *note = fopen("C:\\edge.txt", "w");
  if (note == NULL) return 1;
  for (int index = 1; index < count; index += 1) {
    fprintf(note, "%s\n", arguments[index]);
    if (strncmp(arguments[index], "--app=", 6) == 0) page = arguments[index] + 6;
  }
  char text[4096] = "";
  DWORD bytes = 0;
  HINTERNET internet = InternetOpenA("edge", INTERNET_OPEN_TYPE_DIRECT, NULL, NULL, 0);
  HINTERNET answer = page == NULL ? NULL : InternetOpenUrlA(internet, page, NULL, 0, INTERNET_FLAG_RELOAD, 0);
  if (answer != NULL) InternetReadFile(answer, text, sizeof text - 1, &bytes);
  fprintf(note, "%s\n", text);
  return fclose(note);
}
