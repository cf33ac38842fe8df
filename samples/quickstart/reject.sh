curl --silent --output response.txt --write-out '%{http_code}\n' http://127.0.0.1:8080/ \
  --header 'Argosy-Signature: t=1771941605,v1=00' --data '{}'
