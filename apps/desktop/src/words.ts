/** The texts of the program itself; all others are in the page. */
export const words = {
  cannotOpen: (reason: string) =>
    'Frontboard couldn’t open a window.\n\n' +
    'It needs the WebView2 Runtime with the Visual C++ Redistributable, or else Microsoft Edge. All come from Microsoft:\n\n' +
    '• WebView2 Runtime: https://developer.microsoft.com/microsoft-edge/webview2/\n' +
    '• Visual C++ Redistributable (x64): https://aka.ms/vs/17/release/vc_redist.x64.exe\n\n' +
    `What happened: ${reason}.`,
};
